export { countOwnUses, findCouponByCode, findUsedCoupon } from './coupons.queries.ts';
export { registerAdminCouponsRoutes } from './coupons.routes.ts';
export { insertCouponUse, lockCouponByCode } from './coupons.store.ts';
export { issueCoupon } from './issue-coupon.ts';
