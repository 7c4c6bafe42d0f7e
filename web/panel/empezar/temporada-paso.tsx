import { endpoints, type Temporada } from '@club/shared';
import Typography from '@mui/material/Typography';
import { useNow } from '../../lib/use-now';
import type { Notice } from '../common/notice-banner';
import { RecordForm } from '../common/record-form';
import { TextInput } from '../common/text-input';
import { useResourceForm } from '../common/use-resource-form';
import { temporadaDe } from '../temporadas/nombre-temporada';

interface TemporadaPasoProps {
  readonly temporadas: readonly Temporada[];
  readonly onDone: (notice: Notice) => void;
}

/** The season that everything else hangs on. */
export function TemporadaPaso({ temporadas, onDone }: TemporadaPasoProps) {
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
  return now && <Form sugerida={temporadaDe(now)} onDone={onDone} />;
}

function Form({
  sugerida,
  onDone,
}: Pick<TemporadaPasoProps, 'onDone'> & { readonly sugerida: string }) {
  const form = useResourceForm({
    endpoint: endpoints.addTemporada,
    initial: { nombre: sugerida },
    bodyOf: ({ nombre }) => ({ nombre }),
    success: ({ nombre }) => `temporada ${nombre.trim()} creada!`,
    onDone,
    titulo: 'Primera temporada',
    contexto: 'empezar',
  });
  return (
    <RecordForm label="Temporada" submitLabel="Crear temporada" form={form}>
      <TextInput form={form} name="nombre" label="Nombre" isRequired />
    </RecordForm>
  );
}
