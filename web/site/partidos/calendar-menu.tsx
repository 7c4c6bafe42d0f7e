import { useId, useState } from 'react';
import { Button } from '../../components/button';
import css from './calendar-menu.module.css';

/** Path of a season's calendar file. Without an id: the path that always leads to the current season. */
export const calendarFile = (temporadaId?: string) =>
  temporadaId === undefined ? '/calendario.ics' : `/calendario-${temporadaId}.ics`;

/** Links to subscribe to a season's calendar: webcal, Google Calendar and download. */
export function subscriptionLinks(host: string, temporadaId?: string) {
  const download = calendarFile(temporadaId);
  const webcal = `webcal://${host}${download}`;
  return {
    webcal,
    google: `https://calendar.google.com/calendar/render?cid=${encodeURIComponent(webcal)}`,
    download,
  };
}

export interface CalendarChoice {
  readonly label: string;
  readonly href: string;
  /** File name, for a download link. */
  readonly download?: string;
}

interface CalendarMenuProps {
  /** Path of the season's file; a link to it replaces the menu for readers without scripts. */
  readonly file: string;
  /** Called in the browser when the menu opens. */
  readonly choices: () => readonly CalendarChoice[] | Promise<readonly CalendarChoice[]>;
}

/** Menu 'Añadir a mi calendario'. */
export function CalendarMenu({ file, choices }: CalendarMenuProps) {
  const [open, setOpen] = useState<readonly CalendarChoice[]>();
  const id = useId();
  const toggle = async () => {
    setOpen(open ? undefined : await choices());
  };
  return (
    <div className={css.menu}>
      <noscript>
        <Button variant="outlined" href={file}>
          Añadir a mi calendario
        </Button>
      </noscript>
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
      file={calendarFile(temporadaId)}
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
