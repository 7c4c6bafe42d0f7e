import { onThisDay, type PartidoPreview } from '@club/shared';
import clsx from 'clsx';
import { InternalLink } from '../../components/router-link';
import text from '../../components/text.module.css';
import { toPartido } from '../../lib/links';
import { useToday } from '../../lib/use-today';
import { resultText } from './sides';
import { useSettings } from '../../lib/state/club-context';

/** Matches on this day in earlier years: `Hoy hace un año: CD Encina 3 - 1 Rival`. */
export function OnThisDay({ partidos }: { readonly partidos: readonly PartidoPreview[] }) {
  const today = useToday();
  const { nombre: clubName, zona_horaria: zone } = useSettings();
  return onThisDay(partidos, today, zone).map(({ partido, years }) => (
    <p key={partido.partido_id} className={clsx(text.body2, text.muted)}>
      {`Hoy hace ${years === 1 ? 'un año' : `${String(years)} años`}: `}
      <InternalLink {...toPartido(partido.partido_id)}>
        {resultText(partido, clubName)}
      </InternalLink>
    </p>
  ));
}
