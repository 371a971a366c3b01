/** The sections of the admin area; a section appears here when its page exists. */
export const adminSections = [
  {
    label: 'layout.adminGroups.overview',
    links: [
      { to: '/admin', label: 'layout.dashboard', icon: 'dashboard' },
      { to: '/admin/orders', label: 'layout.adminSections.orders', icon: 'orders' },
      { to: '/admin/payments', label: 'layout.adminSections.payments', icon: 'payments' },
      { to: '/admin/coupons', label: 'layout.adminSections.coupons', icon: 'coupons' },
      { to: '/admin/audit', label: 'layout.adminSections.audit', icon: 'audit' },
    ],
  },
  {
    label: 'layout.adminGroups.teaching',
    links: [
      { to: '/admin/courses', label: 'layout.adminSections.courses', icon: 'courses' },
      { to: '/admin/teachers', label: 'layout.adminSections.teachers', icon: 'teachers' },
      { to: '/admin/users', label: 'layout.adminSections.users', icon: 'users' },
      { to: '/admin/groups', label: 'layout.adminSections.groups', icon: 'groups' },
      { to: '/admin/invitations', label: 'layout.adminSections.invitations', icon: 'invitations' },
      { to: '/admin/content', label: 'layout.adminSections.content', icon: 'content' },
    ],
  },
  {
    label: 'layout.adminGroups.points',
    links: [
      { to: '/admin/redemptions', label: 'layout.adminSections.redemptions', icon: 'redemptions' },
      { to: '/admin/rewards', label: 'layout.adminSections.rewards', icon: 'rewards' },
      {
        to: '/admin/reward-categories',
        label: 'layout.adminSections.rewardCategories',
        icon: 'rewardCategories',
      },
      { to: '/admin/points', label: 'layout.adminSections.points', icon: 'points' },
      { to: '/admin/economy', label: 'layout.adminSections.economy', icon: 'economy' },
    ],
  },
  {
    label: 'layout.adminGroups.site',
    links: [
      { to: '/admin/marketing', label: 'layout.adminSections.marketing', icon: 'marketing' },
      { to: '/admin/reviews', label: 'layout.adminSections.reviews', icon: 'reviews' },
      { to: '/admin/emails', label: 'layout.adminSections.emails', icon: 'emails' },
      { to: '/admin/legal', label: 'layout.adminSections.legal', icon: 'legal' },
      { to: '/admin/settings', label: 'layout.adminSections.settings', icon: 'settings' },
      { to: '/admin/jobs', label: 'layout.adminSections.jobs', icon: 'jobs' },
    ],
  },
] as const;
