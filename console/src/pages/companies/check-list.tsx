import { lazy, Suspense } from 'react';
import { CompanyListDialog } from '../../components/company-list-dialog.tsx';
import { IconListCheck } from '../../components/icons.tsx';
import { RowsSkeleton } from '../../components/states.tsx';

// Fetched when the dialog is first opened.
const CheckForm = lazy(async () => ({ default: (await import('./check-form.tsx')).CheckForm }));

const CHECK_HASH = '#check-a-list';

/** A button, and its dialog: the status of every company of a list, without watching or buying anything. */
export function CheckListButton() {
  return (
    <CompanyListDialog
      label="Check a list"
      icon={<IconListCheck size={14} />}
      title="Which of these companies are dissolved?"
      size="xl"
      // A link of another page opens it.
      isOpenAtFirst={window.location.hash === CHECK_HASH}
    >
      <Suspense fallback={<RowsSkeleton rows={3} />}>
        <CheckForm />
      </Suspense>
    </CompanyListDialog>
  );
}
