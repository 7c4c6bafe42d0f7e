import { useState } from 'react';
import type { Notice } from './notice-banner';
import { type FormRoute, useFormRoute } from './use-form-route';

interface ListForms {
  readonly route: FormRoute;
  /** What was done last. */
  readonly notice: Notice | undefined;
  /** Shows what was done, and has the list read again where that changed something. */
  readonly finish: (outcome: Notice) => void;
  /** The same, and closes the form that did it. */
  readonly saved: (outcome: Notice) => void;
}

/** A list with the forms of its records beside it: which one is open, and what came of the last. */
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
