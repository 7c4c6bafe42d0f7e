import { type JugadorPreview, endpoints, type Temporada } from '@club/shared';
import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { useRef, useState } from 'react';
import { TickBox } from '../common/tick-box';
import { AdminForm } from '../common/admin-form';
import { ConfirmDialog } from '../common/confirm-dialog';
import { fieldErrors, useResourceForm } from '../common/use-resource-form';
import { LeaveGuard } from '../common/leave-guard';
import type { Notice } from '../common/notice-banner';
import { TextInput } from '../common/text-input';
import { nextName, temporadaOf, summarizeTemporada } from './temporada-texts';

interface StartTemporadaFormProps {
  /** The season that ends; `null` before the first. */
  readonly actual: Temporada | null;
  readonly jugadores: readonly JugadorPreview[];
  readonly today: Date;
  /** Called with the new season, or `undefined` if it was not created. */
  readonly onDone: (notice: Notice, temporada: Temporada | undefined) => void;
}

interface Values {
  readonly nombre: string;
  readonly competicion: string;
  readonly bajas: readonly string[];
}

const bodyOf = ({ nombre, competicion, bajas }: Values) => ({
  nombre,
  bajas: [...bajas],
  ...(competicion.trim() !== '' && { competicion }),
});

/** Form for a new season, with a summary before it is created. */
export function StartTemporadaForm({ actual, jugadores, today, onDone }: StartTemporadaFormProps) {
  const [isAsking, setIsAsking] = useState(false);
  const begun = useRef<Temporada>(undefined);
  const form = useResourceForm<typeof endpoints.empezarTemporada, Values>({
    endpoint: endpoints.empezarTemporada,
    initial: {
      nombre: actual ? nextName(actual.nombre, today) : temporadaOf(today),
      competicion: '',
      bajas: [],
    },
    bodyOf,
    success: ({ nombre }) => `temporada ${nombre.trim()} empezada!`,
    onWritten: (_id, { nombre }) => {
      begun.current = { _id, nombre: nombre.trim() };
    },
    onDone: (notice) => {
      setIsAsking(false);
      onDone(notice, begun.current);
    },
    titulo: 'Empezar temporada',
  });
  const { bajas } = form.values;
  const isWrong = Object.keys(fieldErrors(endpoints.empezarTemporada, bodyOf(form.values))).length;
  return (
    <>
      <AdminForm
        label="Empezar temporada"
        submitLabel="Revisar y empezar"
        isBusy={form.isBusy}
        onSubmit={() => {
          // An invalid form is submitted to show its errors; a valid one asks for confirmation first.
          if (isWrong) form.submit();
          else setIsAsking(true);
        }}
        formRef={form.formRef}
        draft={form.draft}
      >
        <TextInput form={form} name="nombre" label="Nombre" isRequired />
        <TextInput form={form} name="competicion" label="Competición nueva, si la hay" />
        {jugadores.length > 0 && (
          <FormControl component="fieldset" sx={{ gridColumn: '1 / -1' }}>
            <FormLabel component="legend">Quién sigue</FormLabel>
            <FormHelperText sx={{ mx: 0 }}>
              Quita la marca a quien se va: pasa a inactivo y conserva su página y sus números.
            </FormHelperText>
            <Box
              sx={{
                display: 'grid',
                columnGap: 1,
                gridTemplateColumns: 'repeat(auto-fill, minmax(min(200px, 100%), 1fr))',
              }}
            >
              {jugadores.map(({ jugador_id: id, nombre_con_inicial: nombre, dorsal }) => (
                <TickBox
                  key={id}
                  label={`${String(dorsal)} · ${nombre}`}
                  isTicked={!bajas.includes(id)}
                  onChange={(isTicked) => {
                    const others = bajas.filter((one) => one !== id);
                    form.set('bajas', isTicked ? others : [...others, id]);
                  }}
                />
              ))}
            </Box>
          </FormControl>
        )}
        <LeaveGuard isDirty={form.isDirty} onDiscard={form.draft.clear} />
      </AdminForm>
      <ConfirmDialog
        isOpen={isAsking}
        title={`¿Empezar «${form.values.nombre.trim()}»?`}
        confirmLabel="Empezar temporada"
        isBusy={form.isBusy}
        onCancel={() => setIsAsking(false)}
        onConfirm={form.submit}
      >
        <Box component="ul" sx={{ m: 0, pl: 3 }}>
          {summarizeTemporada(form.values, actual, jugadores).map((lineText) => (
            <li key={lineText}>{lineText}</li>
          ))}
        </Box>
      </ConfirmDialog>
    </>
  );
}
