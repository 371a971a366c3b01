import { academyMessages } from './academy-messages.ts';
import { accountsMessages } from './accounts-messages.ts';
import { auditMessages } from './audit-messages.ts';
import { commonMessages } from './common-messages.ts';
import { couponsMessages } from './coupons-messages.ts';
import { coursesMessages } from './courses-messages.ts';
import { emailsMessages } from './emails-messages.ts';
import { errors } from './errors.ts';
import { groupsMessages } from './groups-messages.ts';
import { jobsMessages } from './jobs-messages.ts';
import { learningMessages } from './learning-messages.ts';
import { legalMessages } from './legal-messages.ts';
import { lessonsMessages } from './lessons-messages.ts';
import { marketingMessages } from './marketing-messages.ts';
import { mediaMessages } from './media-messages.ts';
import { notificationsMessages } from './notifications-messages.ts';
import { ordersMessages } from './orders-messages.ts';
import { paymentsMessages } from './payments-messages.ts';
import { permissionsMessages } from './permissions-messages.ts';
import { platform } from './platform.ts';
import { pointsMessages } from './points-messages.ts';
import { privacyMessages } from './privacy-messages.ts';
import { reviewsMessages } from './reviews-messages.ts';
import { rewardsMessages } from './rewards-messages.ts';
import { teachersMessages } from './teachers-messages.ts';
import { teachingMessages } from './teaching-messages.ts';

/**
 * What only the server says: answers to calls, reasons of refusals, emails, files and pages without scripts. No
 * browser loads them.
 */
export const serverTexts = {
  messages: {
    academy: academyMessages,
    accounts: accountsMessages,
    audit: auditMessages,
    common: commonMessages,
    coupons: couponsMessages,
    courses: coursesMessages,
    emails: emailsMessages,
    jobs: jobsMessages,
    groups: groupsMessages,
    learning: learningMessages,
    legal: legalMessages,
    lessons: lessonsMessages,
    marketing: marketingMessages,
    media: mediaMessages,
    notifications: notificationsMessages,
    orders: ordersMessages,
    payments: paymentsMessages,
    permissions: permissionsMessages,
    points: pointsMessages,
    privacy: privacyMessages,
    reviews: reviewsMessages,
    rewards: rewardsMessages,
    teachers: teachersMessages,
    teaching: teachingMessages,
  },
  errors,
  platform,
} as const;
