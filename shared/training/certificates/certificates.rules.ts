/** Number of people in one answer of the register of dan ranks. */
export const mostDanHolders = 50;
