import { useId, useState } from 'react';
import { Button } from '../../components/button';
import { subscriptionLinks } from './calendar-links';
import css from './calendar-menu.module.css';

export interface CalendarChoice {
  readonly label: string;
  readonly href: string;
  /** File name, for a download link. */
  readonly download?: string;
}

interface CalendarMenuProps {
  /** Called in the browser when the menu opens. */
  readonly choices: () => readonly CalendarChoice[] | Promise<readonly CalendarChoice[]>;
}

/** Menu 'Añadir a mi calendario'. */
export function CalendarMenu({ choices }: CalendarMenuProps) {
  const [open, setOpen] = useState<readonly CalendarChoice[]>();
  const id = useId();
  const toggle = async () => {
    setOpen(open ? undefined : await choices());
  };
  return (
    <div className={css.menu}>
      <Button
        variant="outlined"
        aria-expanded={open !== undefined}
        aria-controls={id}
        onClick={() => void toggle()}
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

/** Menu to subscribe to a season's matches. Subscriptions update dates and results. */
export function SeasonCalendar({ temporadaId }: { readonly temporadaId: string | undefined }) {
  return (
    <CalendarMenu
      choices={() => {
        const links = subscriptionLinks(location.host, temporadaId);
        return [
          { label: 'Suscribirme en este dispositivo', href: links.webcal },
          { label: 'Google Calendar', href: links.google },
          { label: 'Descargar', href: links.download, download: 'calendario.ics' },
        ];
      }}
    />
  );
}
