import { endpoints } from '@club/shared';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { SectionHeading } from '../../components/page';
import type { Notice } from '../common/notice-banner';
import { RecordForm } from '../common/record-form';
import { TextInput } from '../common/text-input';
import { useResourceForm } from '../common/use-resource-form';
import { PegarEquipos } from '../pegar/pegar-equipos';
import { EscudosRivales } from './escudos-rivales';
import type { PrimerosDatos } from './pasos';

interface RivalesPasoProps {
  readonly datos: Pick<PrimerosDatos, 'competiciones' | 'equipos'>;
  readonly onDone: (notice: Notice) => void;
  readonly reload: () => void;
}

/** What the club plays in, and against whom. */
export function RivalesPaso({
  datos: { competiciones, equipos },
  onDone,
  reload,
}: RivalesPasoProps) {
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      <section>
        <SectionHeading>Competición</SectionHeading>
        {competiciones.length > 0 && (
          <Typography sx={{ mb: 1.5, overflowWrap: 'anywhere' }}>
            Creadas: {competiciones.map(({ nombre }) => nombre).join(', ')}.
          </Typography>
        )}
        <CompeticionForm onDone={onDone} />
      </section>
      <section>
        <SectionHeading>Rivales</SectionHeading>
        <PegarEquipos equipos={equipos} onDone={onDone} />
      </section>
      {equipos.length > 0 && <EscudosRivales equipos={equipos} onDone={reload} />}
    </Box>
  );
}

function CompeticionForm({ onDone }: Pick<RivalesPasoProps, 'onDone'>) {
  const form = useResourceForm({
    endpoint: endpoints.addCompeticion,
    initial: { nombre: '' },
    bodyOf: ({ nombre }) => ({ nombre }),
    success: ({ nombre }) => `competición ${nombre.trim()} creada!`,
    isEmptiedBySuccess: true,
    onDone,
    titulo: 'Competición',
    contexto: 'empezar',
  });
  return (
    <RecordForm label="Competición" submitLabel="Crear competición" form={form}>
      <TextInput form={form} name="nombre" label="Nombre (Liga, Copa…)" isRequired />
    </RecordForm>
  );
}
