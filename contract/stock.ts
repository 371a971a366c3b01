/** A stock of this many or fewer is called low. Apart, so that guests' pages load no schema. */
export const LOW_STOCK = 5;
