import type { adminTexts as english } from '../en/admin.ts';
import type { Translated } from '../types.ts';
import { academy } from './academy-admin.ts';
import { accounts } from './accounts-admin.ts';
import { audit } from './audit-admin.ts';
import { common } from './common-admin.ts';
import { coupons } from './coupons-admin.ts';
import { courses } from './courses-admin.ts';
import { dashboard } from './dashboard-admin.ts';
import { emails } from './emails-admin.ts';
import { groups } from './groups-admin.ts';
import { invitations } from './invitations-admin.ts';
import { jobs } from './jobs-admin.ts';
import { layout } from './layout-admin.ts';
import { legal } from './legal-admin.ts';
import { lessons } from './lessons-admin.ts';
import { listUpload } from './list-upload-admin.ts';
import { lists } from './lists-admin.ts';
import { marketing } from './marketing-admin.ts';
import { media } from './media-admin.ts';
import { orders } from './orders-admin.ts';
import { payments } from './payments-admin.ts';
import { economy } from './points-admin.ts';
import { reviews } from './reviews-admin.ts';
import { teachers } from './teachers-admin.ts';
import { teaching } from './teaching-admin.ts';
import { titles } from './titles-admin.ts';

export const adminTexts: Translated<typeof english> = {
  admin: {
    ...common,
    academy,
    accounts,
    audit,
    coupons,
    courses,
    dashboard,
    economy,
    emails,
    groups,
    invitations,
    layout,
    legal,
    jobs,
    lessons,
    lists,
    listUpload,
    marketing,
    media,
    orders,
    payments,
    reviews,
    teachers,
    titles,
  },
  teaching,
};
