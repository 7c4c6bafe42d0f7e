import { useState } from 'react';
import type { Notice } from './notice-banner';
import { type FormRoute, useFormRoute } from './use-form-route';

interface ListForms {
  readonly route: FormRoute;
  /** Result of the last action. */
  readonly notice: Notice | undefined;
  /** Shows a result, and reloads the list if the data has changed. */
  readonly finish: (outcome: Notice) => void;
  /** The same, and closes the form. */
  readonly saved: (outcome: Notice) => void;
}

/** Forms of a list's records: which one is open, and the last result. */
export function useListForms(reload: () => void): ListForms {
  const [notice, setNotice] = useState<Notice>();
  const route = useFormRoute();
  const finish = (outcome: Notice) => {
    setNotice(outcome);
    if (outcome.kind === 'success' || outcome.isPartly) reload();
  };
  return {
    route,
    notice,
    finish,
    saved: (outcome) => {
      route.finish();
      finish(outcome);
    },
  };
}
