"""What is asked of a person, and how the board of Sobek lets it be answered."""
