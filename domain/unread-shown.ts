/** The highest number of unread notices that is shown; beyond it “99+”. */
export const MAX_UNREAD_SHOWN = 99;
