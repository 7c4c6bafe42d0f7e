import { useId, useState } from 'react';
import { Button } from '../../components/button';
import css from './calendar-menu.module.css';

export interface CalendarChoice {
  readonly label: string;
  readonly href: string;
  /** File name, for a link that downloads. */
  readonly download?: string;
}

interface CalendarMenuProps {
  /** Where the choices lead; asked for when the menu is opened, in the browser. */
  readonly choices: () => readonly CalendarChoice[];
}

/** 'Añadir a mi calendario' and, once opened, the ways to do it. */
export function CalendarMenu({ choices }: CalendarMenuProps) {
  const [open, setOpen] = useState<readonly CalendarChoice[]>();
  const id = useId();
  return (
    <div className={css.menu}>
      <Button
        variant="outlined"
        aria-expanded={open !== undefined}
        aria-controls={id}
        onClick={() => {
          setOpen(open ? undefined : choices());
        }}
      >
        Añadir a mi calendario
      </Button>
      <div id={id} className={css.choices}>
        {open?.map(({ label, href, download }) => (
          <Button key={label} href={href} {...(download !== undefined && { download })}>
            {label}
          </Button>
        ))}
      </div>
    </div>
  );
}
