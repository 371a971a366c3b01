import type { Permission } from '#domain/permissions.ts';

interface Group {
  label: string;
  links: readonly { to: string; label: string; icon: string; permission: Permission }[];
}

/** The sections of the admin area; a section appears here when its page exists. */
const adminSections = [
  {
    label: 'admin.layout.groups.overview',
    links: [
      { to: '/admin', label: 'admin.layout.dashboard', icon: 'dashboard', permission: 'todo' },
      {
        to: '/admin/orders',
        label: 'admin.layout.sections.orders',
        icon: 'orders',
        permission: 'orders',
      },
      {
        to: '/admin/payments',
        label: 'admin.layout.sections.payments',
        icon: 'payments',
        permission: 'payments',
      },
      {
        to: '/admin/coupons',
        label: 'admin.layout.sections.coupons',
        icon: 'coupons',
        permission: 'coupons',
      },
      {
        to: '/admin/audit',
        label: 'admin.layout.sections.audit',
        icon: 'audit',
        permission: 'audit',
      },
    ],
  },
  {
    label: 'admin.layout.groups.teaching',
    links: [
      {
        to: '/admin/courses',
        label: 'admin.layout.sections.courses',
        icon: 'courses',
        permission: 'courses',
      },
      {
        to: '/admin/teachers',
        label: 'admin.layout.sections.teachers',
        icon: 'teachers',
        permission: 'courses',
      },
      {
        to: '/admin/users',
        label: 'admin.layout.sections.users',
        icon: 'users',
        permission: 'people',
      },
      {
        to: '/admin/groups',
        label: 'admin.layout.sections.groups',
        icon: 'groups',
        permission: 'accounts',
      },
      {
        to: '/admin/invitations',
        label: 'admin.layout.sections.invitations',
        icon: 'invitations',
        permission: 'accounts',
      },
      {
        to: '/admin/content',
        label: 'admin.layout.sections.content',
        icon: 'content',
        permission: 'courses',
      },
    ],
  },
  {
    label: 'admin.layout.groups.points',
    links: [
      {
        to: '/admin/redemptions',
        label: 'admin.layout.sections.redemptions',
        icon: 'redemptions',
        permission: 'redemptions',
      },
      {
        to: '/admin/rewards',
        label: 'admin.layout.sections.rewards',
        icon: 'rewards',
        permission: 'rewards',
      },
      {
        to: '/admin/reward-categories',
        label: 'admin.layout.sections.rewardCategories',
        icon: 'rewardCategories',
        permission: 'rewards',
      },
      {
        to: '/admin/points',
        label: 'admin.layout.sections.points',
        icon: 'points',
        permission: 'points',
      },
      {
        to: '/admin/economy',
        label: 'admin.layout.sections.economy',
        icon: 'economy',
        permission: 'points',
      },
    ],
  },
  {
    label: 'admin.layout.groups.site',
    links: [
      {
        to: '/admin/marketing',
        label: 'admin.layout.sections.marketing',
        icon: 'marketing',
        permission: 'marketing',
      },
      {
        to: '/admin/reviews',
        label: 'admin.layout.sections.reviews',
        icon: 'reviews',
        permission: 'reviews',
      },
      {
        to: '/admin/emails',
        label: 'admin.layout.sections.emails',
        icon: 'emails',
        permission: 'emails',
      },
      {
        to: '/admin/legal',
        label: 'admin.layout.sections.legal',
        icon: 'legal',
        permission: 'legal',
      },
      {
        to: '/admin/settings',
        label: 'admin.layout.sections.settings',
        icon: 'settings',
        permission: 'settings',
      },
      { to: '/admin/jobs', label: 'admin.layout.sections.jobs', icon: 'jobs', permission: 'jobs' },
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
