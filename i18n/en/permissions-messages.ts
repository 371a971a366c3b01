import type { Permission } from '#domain/permissions.ts';

/** What the server says to admins who lack a permission. */
export const permissionsMessages = {
  missing: 'Your admin role does not include “{{permission}}”. An owner can change your role.',
  names: {
    todo: 'Start page',
    courses: 'Courses and teachers',
    media: 'Files',
    marketing: 'Marketing',
    emails: 'Email texts',
    rewards: 'Rewards',
    reviews: 'Reviews',
    learners: 'Course access',
    people: 'People',
    accounts: 'Accounts and groups',
    redemptions: 'Redemptions',
    orders: 'Course sales',
    payments: 'Payments',
    coupons: 'Coupons',
    points: 'Points',
    figures: 'Figures',
    legal: 'Legal texts',
    settings: 'Settings',
    jobs: 'Background jobs',
    audit: 'Audit log',
    admins: 'Admins',
  } satisfies Record<Permission, string>,
} as const;
