import type { Permission } from '#domain/permissions.ts';

interface Group {
  label: string;
  links: readonly { to: string; label: string; icon: string; permission: Permission }[];
}

/** The sections of the admin area; a section appears here when its page exists. */
const adminSections = [
  {
    label: 'layout.adminGroups.overview',
    links: [
      { to: '/admin', label: 'layout.dashboard', icon: 'dashboard', permission: 'todo' },
      {
        to: '/admin/orders',
        label: 'layout.adminSections.orders',
        icon: 'orders',
        permission: 'orders',
      },
      {
        to: '/admin/payments',
        label: 'layout.adminSections.payments',
        icon: 'payments',
        permission: 'payments',
      },
      {
        to: '/admin/coupons',
        label: 'layout.adminSections.coupons',
        icon: 'coupons',
        permission: 'coupons',
      },
      {
        to: '/admin/audit',
        label: 'layout.adminSections.audit',
        icon: 'audit',
        permission: 'audit',
      },
    ],
  },
  {
    label: 'layout.adminGroups.teaching',
    links: [
      {
        to: '/admin/courses',
        label: 'layout.adminSections.courses',
        icon: 'courses',
        permission: 'courses',
      },
      {
        to: '/admin/teachers',
        label: 'layout.adminSections.teachers',
        icon: 'teachers',
        permission: 'courses',
      },
      {
        to: '/admin/users',
        label: 'layout.adminSections.users',
        icon: 'users',
        permission: 'people',
      },
      {
        to: '/admin/groups',
        label: 'layout.adminSections.groups',
        icon: 'groups',
        permission: 'accounts',
      },
      {
        to: '/admin/invitations',
        label: 'layout.adminSections.invitations',
        icon: 'invitations',
        permission: 'accounts',
      },
      {
        to: '/admin/content',
        label: 'layout.adminSections.content',
        icon: 'content',
        permission: 'courses',
      },
    ],
  },
  {
    label: 'layout.adminGroups.points',
    links: [
      {
        to: '/admin/redemptions',
        label: 'layout.adminSections.redemptions',
        icon: 'redemptions',
        permission: 'redemptions',
      },
      {
        to: '/admin/rewards',
        label: 'layout.adminSections.rewards',
        icon: 'rewards',
        permission: 'rewards',
      },
      {
        to: '/admin/reward-categories',
        label: 'layout.adminSections.rewardCategories',
        icon: 'rewardCategories',
        permission: 'rewards',
      },
      {
        to: '/admin/points',
        label: 'layout.adminSections.points',
        icon: 'points',
        permission: 'points',
      },
      {
        to: '/admin/economy',
        label: 'layout.adminSections.economy',
        icon: 'economy',
        permission: 'points',
      },
    ],
  },
  {
    label: 'layout.adminGroups.site',
    links: [
      {
        to: '/admin/marketing',
        label: 'layout.adminSections.marketing',
        icon: 'marketing',
        permission: 'marketing',
      },
      {
        to: '/admin/reviews',
        label: 'layout.adminSections.reviews',
        icon: 'reviews',
        permission: 'reviews',
      },
      {
        to: '/admin/emails',
        label: 'layout.adminSections.emails',
        icon: 'emails',
        permission: 'emails',
      },
      {
        to: '/admin/legal',
        label: 'layout.adminSections.legal',
        icon: 'legal',
        permission: 'legal',
      },
      {
        to: '/admin/settings',
        label: 'layout.adminSections.settings',
        icon: 'settings',
        permission: 'settings',
      },
      { to: '/admin/jobs', label: 'layout.adminSections.jobs', icon: 'jobs', permission: 'jobs' },
    ],
  },
] as const satisfies readonly Group[];

/** The sections that an admin may open; a group without any is left out. */
export function sectionsFor(may: (permission: Permission) => boolean) {
  return adminSections
    .map(({ label, links }) => ({
      label,
      links: links.filter(({ permission }) => may(permission)),
    }))
    .filter(({ links }) => links.length > 0);
}
