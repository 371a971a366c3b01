/** What the server says when people export their data or delete their account. */
export const privacyMessages = {
  fileName: 'my-data-{{day}}',
  exportsEnough:
    'You can export your data {{max}} times an hour. Please try again in {{minutes}} min',
  page: {
    title: 'Your data at {{academy}}',
    lead: 'This is what was held on you at {{time}} ({{timeZone}}). The JSON files beside this page have every row and column; programs can read them.',
    more: 'The first {{shown}} of {{count}} rows.',
    files: 'Files that you sent in',
    leftOut_one: 'One more file is too large for this archive. Please write to us for it.',
    leftOut_other:
      '{{count}} more files are too large for this archive. Please write to us for them.',
  },
  blockers: {
    last_admin: 'You are the only admin. Please make somebody else an admin first.',
    taught_courses_one:
      'You teach a course. Please ask an admin to give it to another teacher first.',
    taught_courses_other:
      'You teach {{count}} courses. Please ask an admin to give them to another teacher first.',
    open_requests_one:
      'One of your reward requests is still open. Please cancel it, or wait until it is completed.',
    open_requests_other:
      '{{count}} of your reward requests are still open. Please cancel them, or wait until they are completed.',
    open_orders_one: 'One of your orders is not paid yet. Please cancel it, or pay it.',
    open_orders_other: '{{count}} of your orders are not paid yet. Please cancel or pay them.',
  },
  deletionRequested_one:
    'Your account will be deleted in {{count}} day. You can keep it until then',
  deletionRequested_other:
    'Your account will be deleted in {{count}} days. You can keep it until then',
  deletionCancelled: 'Your account stays as it is',
  deletionSubject: '{{academy}}: your account will be deleted',
  deletionEmail:
    '{{greeting}}\n\nAs you asked, your account at {{academy}} will be deleted at {{time}}. Your name, addresses and access will be erased, and your unused points will be lost.\n\nIf you change your mind, or if it was not you who asked, log in before then and keep your account:\n\n{{link}}\n\n{{academy}}',
  tables: {
    users: 'Account',
    legal_consents: 'Consents',
    sessions: 'Open sessions',
    known_devices: 'Known devices',
    email_verifications: 'Verifications of the address',
    data_exports: 'Exports of this data',
    invitation_codes: 'Own invitation code',
    invitation_uses: 'Invitation code used to register',
    active_days: 'Days with activity',
    seen_days: 'Days of visits',
    enrollments: 'Courses begun',
    course_learners: 'Progress in courses',
    course_grants: 'Access to courses',
    course_redemptions: 'Courses redeemed with points',
    content_openings: 'Lessons opened',
    content_progress: 'Progress in lessons',
    course_completions: 'Courses completed',
    quiz_attempts: 'Quiz attempts',
    quiz_attempt_grants: 'Extra quiz attempts',
    assignment_submissions: 'Assignments',
    course_reads: 'Course pages read',
    course_likes: 'Likes of courses',
    teacher_likes: 'Likes of teachers',
    course_reviews: 'Reviews',
    point_accounts: 'Balance of points',
    point_entries: 'Points history',
    point_lots: 'Points by expiry',
    sign_ins: 'Check-ins',
    reward_redemptions: 'Reward requests',
    redemption_events: 'Steps of reward requests',
    reward_codes: 'Reward codes received',
    orders: 'Orders',
    group_members: 'Groups',
    payments: 'Payments',
    payment_refunds: 'Refunds',
    payment_receipts: 'Receipts',
    files: 'Uploaded files',
    media_uploads: 'Uploads in progress',
    drafts: 'Drafts',
    teachers: 'Teacher profile',
    audit_log: 'Own actions in the audit',
  },
} as const;
