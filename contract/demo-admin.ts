import { z } from 'zod';
import { defineCall } from './call.ts';

/** How many records each call adds, as decided for an academy that is being tried. */
export const demoRecordCounts = { teachers: 3, courses: 5 } as const;

const added = z.object({ created: z.int() });

/**
 * Calls that exist only in an academy that holds demo data: `demo/samples` serves them there, any
 * other academy responds NOT_FOUND. They are no part of the document of the API.
 */
export const demoAdminCalls = {
  addTeachers: defineCall({
    name: 'admin.demo.addTeachers',
    method: 'POST',
    takesIdempotencyKey: true,
    path: '/admin/demo/teachers',
    access: 'admin',
    permission: 'settings',
    summary: 'Adds demo teachers, to try lists and forms with.',
    data: added,
  }),
  addCourses: defineCall({
    name: 'admin.demo.addCourses',
    method: 'POST',
    takesIdempotencyKey: true,
    path: '/admin/demo/courses',
    access: 'admin',
    permission: 'settings',
    summary: 'Adds published demo courses with their lessons.',
    data: added,
  }),
};
