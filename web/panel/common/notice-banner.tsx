import Alert from '@mui/material/Alert';
import { type ReactNode, useEffect, useRef } from 'react';
import type { ApiResult } from '../../lib/api/call-api';

/** Outcome of what the administrator did. */
export interface Notice {
  readonly kind: 'success' | 'error';
  readonly msg: string;
  /** Set on an error of which part was done all the same: what is shown has changed. */
  readonly isPartly?: boolean;
  /** What there is left to do, below the message. */
  readonly more?: ReactNode;
}

/** The notice of a writing call: `success` when it was done, else what the server said (regla 65). */
export function noticeOf(result: ApiResult<unknown>, success: string): Notice {
  return result.ok ? { kind: 'success', msg: success } : { kind: 'error', msg: result.error.msg };
}

/** Green or red banner that takes the focus when it comes, so that nobody misses it. */
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
        // The site's header is sticky: it must not cover what gets the focus.
        scrollMarginTop: 140,
      }}
    >
      {notice.msg}
      {notice.more}
    </Alert>
  );
}
