import { admin } from './admin.ts';
import { audit } from './audit.ts';
import { contents } from './contents.ts';
import { courses } from './courses.ts';
import { dashboard } from './dashboard.ts';
import { economy } from './economy.ts';
import { faculty } from './faculty.ts';
import { invitations } from './invitations.ts';
import { marketing } from './marketing.ts';
import { media } from './media.ts';
import { payments } from './payments.ts';
import { people } from './people.ts';
import { reviews } from './reviews.ts';
import { settings } from './settings.ts';
import { sortable } from './sortable.ts';
import { teach } from './teach.ts';

/**
 * Texts of the administration and the teachers' area. They are fetched when one of these
 * is opened, so that no learner's phone loads them.
 */
export const deskTexts = {
  admin,
  teach,
  desk: {
    audit,
    contents,
    courses,
    dashboard,
    economy,
    faculty,
    invitations,
    marketing,
    media,
    payments,
    people,
    reviews,
    settings,
    sortable,
  },
} as const;
