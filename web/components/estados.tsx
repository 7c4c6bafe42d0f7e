import type { ReactNode } from 'react';
import { Button } from './button';
import { Crest } from './crest';
import css from './estados.module.css';

interface NoticeProps {
  readonly title: string;
  readonly children?: ReactNode;
}

function Notice({ title, children }: NoticeProps) {
  return (
    <div className={css.notice}>
      <span className={css.crest}>
        <Crest size={48} />
      </span>
      <p>{title}</p>
      {children}
    </div>
  );
}

/** What a list shows when there is nothing in it: "Aún no hay …", and what to do about it where somebody can. */
export function EmptyState({ title, children }: NoticeProps) {
  return <Notice title={title}>{children}</Notice>;
}

/** What a page shows when its data could not be had, with a way to try again. */
export function ErrorState() {
  return (
    <div role="alert">
      <Notice title="No hemos podido cargar los datos.">
        <Button
          variant="contained"
          onClick={() => {
            location.reload();
          }}
        >
          Reintentar
        </Button>
      </Notice>
    </div>
  );
}

/** Grey shapes while data is on its way. */
export function LoadingState({ rows = 4 }: { readonly rows?: number }) {
  return (
    <div role="status" aria-label="Cargando" className={css.loading}>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={css.shape} />
      ))}
    </div>
  );
}
