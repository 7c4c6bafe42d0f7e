import { countResults, type PartidoJugado } from '@club/shared';
import Typography from '@mui/material/Typography';
import { MatchRows } from './match-rows';

const plural = (count: number, one: string, many: string) =>
  `${String(count)} ${count === 1 ? one : many}`;

/** Meetings as a list with what they come to. */
export function MeetingRows({ partidos }: { readonly partidos: readonly PartidoJugado[] }) {
  const { ganados, empatados, perdidos } = countResults(partidos);
  return (
    <>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
        {[
          plural(ganados, 'victoria', 'victorias'),
          plural(empatados, 'empate', 'empates'),
          plural(perdidos, 'derrota', 'derrotas'),
        ].join(' · ')}
      </Typography>
      <MatchRows rows={partidos.map((partido) => ({ id: partido.partido_id, partido }))} />
    </>
  );
}
