/** More approvals than this at once are confirmed first, because each of them sends an email. */
export const mostUnconfirmed = 5;
