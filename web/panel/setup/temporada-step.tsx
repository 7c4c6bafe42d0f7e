import { endpoints, type Temporada } from '@club/shared';
import Typography from '@mui/material/Typography';
import { useNow } from '../../lib/use-now';
import type { Notice } from '../common/notice-banner';
import { temporadaOf } from '../temporadas/temporada-texts';
import { NameForm } from './name-form';

interface TemporadaPasoProps {
  readonly temporadas: readonly Temporada[];
  readonly onDone: (notice: Notice) => void;
}

export function TemporadaStep({ temporadas, onDone }: TemporadaPasoProps) {
  const now = useNow();
  const actual = temporadas.at(-1);
  if (actual) {
    return (
      <Typography>
        La temporada «{actual.nombre}» está creada. Las demás, y el cambio de temporada, están en
        «Temporadas».
      </Typography>
    );
  }
  return (
    now && (
      <NameForm
        endpoint={endpoints.addTemporada}
        noun="temporada"
        success="temporada creada!"
        label="Temporada"
        titulo="Primera temporada"
        nombreLabel="Nombre"
        initial={temporadaOf(now)}
        onDone={onDone}
      />
    )
  );
}
