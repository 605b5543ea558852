/** The crown that marks a winner where there is more than a colour to be told: 52 wide, 36 high, its foot at 0 0. */
export const crown = 'M-22 0H22L26-27 12-17 0-36-12-17-26-27z';
