import Alert from '@mui/material/Alert';
import { type ReactNode, useEffect, useRef } from 'react';
import type { ApiResult } from '../../lib/api/call-api';

/** Result of an action. */
export interface Notice {
  readonly kind: 'success' | 'error';
  readonly msg: string;
  /** Follow-up content below the message. */
  readonly more?: ReactNode;
}

/** Notice for the result of a write: the given success text, or the server's message (regla 65). */
export function toNotice(result: ApiResult<unknown>, success: string): Notice {
  return result.ok ? { kind: 'success', msg: success } : { kind: 'error', msg: result.error.msg };
}

/** Green or red banner that takes the focus when it appears. */
export function NoticeBanner({ notice }: { readonly notice: Notice | undefined }) {
  const banner = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (notice) banner.current?.focus();
  }, [notice]);
  if (!notice) return null;
  return (
    <Alert
      ref={banner}
      severity={notice.kind}
      role={notice.kind === 'success' ? 'status' : 'alert'}
      tabIndex={-1}
      sx={{
        border: '1px solid',
        borderColor: `${notice.kind}.main`,
        fontWeight: 600,
        alignItems: 'center',
        // Keeps the focused banner out from under a sticky header.
        scrollMarginTop: 140,
      }}
    >
      {notice.msg}
      {notice.more}
    </Alert>
  );
}

/** Error messages, one a line; nothing without errors. */
export function FailuresAlert({
  failures,
}: {
  readonly failures: readonly (string | undefined)[];
}) {
  const messages = failures.filter((failure) => failure !== undefined);
  if (messages.length === 0) return null;
  return (
    <Alert severity="error" role="alert">
      {messages.map((failure) => (
        <div key={failure}>{failure}</div>
      ))}
    </Alert>
  );
}
