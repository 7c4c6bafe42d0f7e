import { actaFromLiveMatch, deriveLiveMatch, FILAS, hasCambios, isGolNuestro } from '@club/shared';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { type ComponentType, type ReactNode, useState } from 'react';
import { SelectField } from '../common/select-field';
import type { Notebook, TouchlinePartido } from './notebook';
import { imposiblesText } from './step-text';

/** Props of the summary before saving. The route passes the sheet editor's component (regla 42). */
export interface SummaryProps {
  readonly partido: Pick<TouchlinePartido, 'local' | 'nombre_equipo'>;
  readonly summary: {
    readonly anotados: number;
    readonly encajados: number;
    readonly convocados: number;
    readonly golesSinAutor: number;
  };
  readonly isBusy: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
  readonly children?: ReactNode;
}

interface FinishDialogProps {
  readonly cuaderno: Notebook;
  readonly Summary: ComponentType<SummaryProps>;
  readonly onFinish: (mvp: string | null, sinCambios: boolean) => void;
  readonly onClose: () => void;
}

/** «Guardar ficha»: the sheet editor's summary, with a select for the MVP. */
export function FinishDialog({ cuaderno, Summary, onFinish, onClose }: FinishDialogProps) {
  const actual = deriveLiveMatch(cuaderno.pasos);
  const { alineacion, mvp: chosen } = actaFromLiveMatch(cuaderno.pasos);
  const [mvp, setMvp] = useState(chosen?.jugador_id ?? '');
  const [sinCambios, setSinCambios] = useState(actual.sin_cambios);
  const has = hasCambios(actual.eventos);
  const convocados = new Set(
    FILAS.flatMap((fila) => alineacion[fila].map((ref) => ref.jugador_id)),
  );
  return (
    <Summary
      partido={cuaderno.partido}
      summary={{
        anotados: actual.marcador.goles_anotados,
        encajados: actual.marcador.goles_encajados,
        convocados: convocados.size,
        golesSinAutor: actual.eventos.filter(
          (evento) => isGolNuestro(evento) && evento.autor_id === undefined,
        ).length,
      }}
      isBusy={false}
      onCancel={onClose}
      onConfirm={() => {
        onFinish(mvp === '' ? null : mvp, sinCambios && !has);
      }}
    >
      <Box sx={{ mt: 1 }}>
        <SelectField
          label="MVP"
          value={mvp}
          options={[
            ['', 'Sin mvp'],
            ...cuaderno.plantilla
              .filter(({ jugador_id: id }) => convocados.has(id))
              .map(
                ({ jugador_id: id, nombre_con_inicial: nombre, dorsal }) =>
                  [id, `${nombre} (${String(dorsal)})`] as const,
              ),
          ]}
          onChange={setMvp}
        />
      </Box>
      {!has && (
        <FormControlLabel
          control={
            <Checkbox
              checked={sinCambios}
              sx={{ p: '12px' }}
              onChange={(_event, checked) => {
                setSinCambios(checked);
              }}
            />
          }
          label="Sin cambios: los que empezaron jugaron hasta el final"
          sx={{ minHeight: 48 }}
        />
      )}
      {actual.imposibles.length > 0 && (
        <Typography color="error">{imposiblesText(actual.imposibles.length)}</Typography>
      )}
    </Summary>
  );
}
