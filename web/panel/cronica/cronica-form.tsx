import { endpoints, type JugadorPreview, type Partido } from '@club/shared';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { type Notice, NoticeBanner } from '../common/notice-banner';
import { RecordForm } from '../common/admin-form';
import { TextInput } from '../common/text-input';
import { useResourceForm } from '../common/use-resource-form';
import { useSettings } from '../../lib/state/club-context';
import { paths } from '../../lib/paths';
import { draftCronica, squadNames } from './draft-cronica';

const alto = { minHeight: 48 } as const;

interface CronicaFormProps {
  readonly partido: Partido;
  /** All current and former squad members. */
  readonly jugadores: readonly JugadorPreview[];
  /** Screen for the league position, the usual next step after a match. */
  readonly estadisticasPath: string;
}

/** Editable news draft about a played match. Published only by its button. */
export function CronicaForm({ partido, jugadores, estadisticasPath }: CronicaFormProps) {
  const [notice, setNotice] = useState<Notice>();
  const ajustes = useSettings();
  const [draft] = useState(() => draftCronica(partido, ajustes, squadNames(jugadores)));
  const form = useResourceForm({
    endpoint: endpoints.addNoticia,
    initial: { titulo: draft.titulo, contenido: draft.contenido },
    bodyOf: ({ titulo, contenido }) => ({ titulo, contenido, partido_id: partido._id }),
    success: () => 'Noticia creada!',
    titulo: `Crónica: ${partido.nombre_equipo}`,
    context: `cronica-${partido._id}`,
    onDone: setNotice,
  });
  const isPublished = notice?.kind === 'success';
  return (
    <>
      <NoticeBanner notice={notice} />
      {!isPublished && (
        <Typography color="textSecondary">
          Borrador escrito a partir de la ficha. Repásalo y cámbialo a tu gusto: no se publica hasta
          que lo mandes.
        </Typography>
      )}
      {isPublished && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          <Button component={Link} to={estadisticasPath} variant="contained" sx={alto}>
            Actualizar posición
          </Button>
          <Button component="a" href={paths.partido(partido._id)} variant="outlined" sx={alto}>
            Ver y compartir el partido
          </Button>
        </Box>
      )}
      {!isPublished && (
        <RecordForm label="Crónica" submitLabel="Publicar noticia" form={form}>
          <TextInput form={form} name="titulo" label="Titulo" isRequired isWide />
          <TextInput form={form} name="contenido" label="Noticia" rows={10} />
        </RecordForm>
      )}
    </>
  );
}
