import { subscriptionLinks } from './calendar-links';
import { CalendarMenu } from './calendar-menu';

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
