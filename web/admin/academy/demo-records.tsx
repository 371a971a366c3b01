import { demoAdminCalls, demoRecordCounts } from '#contract/demo-admin.ts';
import { useAction, useApi } from '#web/lib/browser-api.ts';
import { toast } from '#web/lib/toast.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { Button } from '#web/ui/button.tsx';

/** Adds teachers and courses to an academy that is being tried; shown in no other. */
export function DemoRecords() {
  const { t } = useTranslation();
  const api = useApi();
  const add = useAction(async (kind: keyof typeof demoRecordCounts) => {
    const call = kind === 'teachers' ? demoAdminCalls.addTeachers : demoAdminCalls.addCourses;
    const { msg } = await api.send(call, {});
    toast({ text: msg });
  });
  return (
    <section aria-labelledby="demo-data">
      <h2 id="demo-data" className="text-xl">
        {t('admin.academy.demo.title')}
      </h2>
      <p className="measure mt-1 mb-4 text-sm text-soft">{t('admin.academy.demo.hint')}</p>
      <div className="flex flex-wrap gap-3">
        <Button
          variant="secondary"
          type="button"
          busy={add.busy}
          onClick={() => add.run('teachers')}
        >
          {t('admin.academy.demo.addTeachers', { number: demoRecordCounts.teachers })}
        </Button>
        <Button
          variant="secondary"
          type="button"
          busy={add.busy}
          onClick={() => add.run('courses')}
        >
          {t('admin.academy.demo.addCourses', { number: demoRecordCounts.courses })}
        </Button>
      </div>
    </section>
  );
}
