import type { FastifyInstance } from 'fastify';
import { demoAdminCalls } from '#contract/demo-admin.ts';
import { openScope } from '#server/auth/open-scope.ts';
import { defineRoute } from '#server/http/define-route.ts';
import { HttpResponse } from '#server/http/http-response.ts';
import { addDemoCourses, addDemoTeachers } from './add-demo-records.ts';

/** Serves the calls that add demo records, to admins, where the demo's data is loaded. */
export async function demoRecordsPlugin(app: FastifyInstance): Promise<void> {
  openScope(app, 'admin', (scope) => {
    defineRoute(scope, demoAdminCalls.addTeachers, async ({ dependencies, currentUser, t }) => {
      const created = await addDemoTeachers(dependencies, currentUser);
      return new HttpResponse({ created }, t('messages.academy.demoTeachersAdded', { created }));
    });

    defineRoute(scope, demoAdminCalls.addCourses, async ({ dependencies, currentUser, t }) => {
      const created = await addDemoCourses(dependencies, currentUser);
      return new HttpResponse({ created }, t('messages.academy.demoCoursesAdded', { created }));
    });
  });
}
