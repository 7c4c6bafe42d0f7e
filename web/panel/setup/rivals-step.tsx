import { endpoints } from '@club/shared';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { SectionHeading } from '../../components/page';
import type { Notice } from '../common/notice-banner';
import { PasteEquipos } from '../paste/paste-records';
import { EscudosRivales } from './rival-crests';
import { NameForm } from './name-form';
import type { FirstData } from './steps';

interface RivalesPasoProps {
  readonly datos: Pick<FirstData, 'competiciones' | 'equipos'>;
  readonly onDone: (notice: Notice) => void;
  readonly reload: () => void;
}

export function RivalsStep({
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
        <NameForm
          endpoint={endpoints.addCompeticion}
          noun="competición"
          success="competicion creada!"
          label="Competición"
          titulo="Competición"
          nombreLabel="Nombre (Liga, Copa…)"
          initial=""
          isEmptiedBySuccess
          onDone={onDone}
        />
      </section>
      <section>
        <SectionHeading>Rivales</SectionHeading>
        <PasteEquipos equipos={equipos} onDone={onDone} />
      </section>
      {equipos.length > 0 && <EscudosRivales equipos={equipos} onDone={reload} />}
    </Box>
  );
}
