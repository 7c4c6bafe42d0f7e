import Box from '@mui/material/Box';
import {
  ClubParte,
  ColoresParte,
  ContactoParte,
  EscudoParte,
  PatrocinadoresParte,
  RedesParte,
  TextosParte,
} from '../ajustes/partes';
import type { ParteProps } from '../ajustes/ajustes-card';
import { CamisetaParte } from '../ajustes/camiseta-parte';

interface AjustesPasoProps extends ParteProps {
  readonly reload: () => void;
}

const partes = { display: 'grid', gap: 4 } as const;

/** Name, address, motto and texts. */
export function ClubPaso(parte: ParteProps) {
  return (
    <Box sx={partes}>
      <ClubParte {...parte} />
      <TextosParte {...parte} />
    </Box>
  );
}

/** What the club is recognised by. */
export function EscudoPaso({ reload, ...parte }: AjustesPasoProps) {
  return (
    <Box sx={partes}>
      <EscudoParte {...parte} reload={reload} />
      <ColoresParte {...parte} />
      <CamisetaParte {...parte} />
    </Box>
  );
}

/** Who pays for it, and where the club can be reached. */
export function PatrocinadoresPaso({ reload, ...parte }: AjustesPasoProps) {
  return (
    <Box sx={partes}>
      <PatrocinadoresParte {...parte} reload={reload} />
      <ContactoParte {...parte} />
      <RedesParte {...parte} />
    </Box>
  );
}
