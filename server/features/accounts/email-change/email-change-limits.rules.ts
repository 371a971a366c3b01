/** How long a change of address waits for both sides, in hours. */
export const EMAIL_CHANGE_HOURS = 24;
/** Changes of address that one person can request within a period. */
export const MAX_EMAIL_CHANGES = 3;
/** How long this period is, in minutes. */
export const EMAIL_CHANGE_WINDOW_MINUTES = 60;
