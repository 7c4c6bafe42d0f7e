import { endpoints, type Partido, STATUSES, type Temporada, compareNames } from '@club/shared';
import { type ApiQuery, useApi } from '../../lib/api/use-api';
import { FormPane, PaneForm } from '../common/form-dialog';
import type { Notice } from '../common/notice-banner';
import type { NamedRecord } from '../common/resource-screen';
import { SelectField, SelectInput } from '../common/select-field';
import { TextInput } from '../common/text-input';
import { changeBody, creationBody, formValues, missingText, STATUS_NAMES } from './partido-values';
import { ApiContent, joinQueries } from '../common/api-content';
import DialogContent from '@mui/material/DialogContent';

/** Rivals, competitions and grounds to choose from, sorted by name. */
export type Catalogues = Readonly<
  Record<'equipos' | 'competiciones' | 'campos', readonly NamedRecord[]>
>;

const sortByName = (records: readonly NamedRecord[]) =>
  records.toSorted((a, b) => compareNames(a.nombre, b.nombre));

/** The three lists of the match form as one query. */
export function useCatalogues(): ApiQuery<Catalogues> {
  const query = joinQueries<Catalogues>({
    equipos: useApi(endpoints.fetchEquipos),
    competiciones: useApi(endpoints.fetchCompeticiones),
    campos: useApi(endpoints.fetchCampos),
  });
  if (query.status !== 'ready') return query;
  const { equipos, competiciones, campos } = query.data;
  const data = {
    equipos: sortByName(equipos),
    competiciones: sortByName(competiciones),
    campos: sortByName(campos),
  };
  return { ...query, data };
}

/** Selects of catalogue records: catalogue, form field, label, and the match's field with the name of its record. */
const CATALOGUE_FIELDS = [
  ['equipos', 'equipo_id', 'Rival', 'nombre_equipo'],
  ['competiciones', 'competicion_id', 'Competicion', 'nombre_competicion'],
  ['campos', 'campo_id', 'Campo', 'nombre_campo'],
] as const;

/** Options of a select. The record that the match has is one of them, even if it was deleted from the catalogue. */
function recordOptions(records: readonly NamedRecord[], ownId?: string | null, ownName = '') {
  const isMissing = ownId && records.every(({ _id }) => _id !== ownId);
  const own = isMissing ? [{ _id: ownId, nombre: ownName }] : [];
  const all = [{ _id: '', nombre: 'Elige…' }, ...records, ...own];
  return all.map(({ _id, nombre }) => [_id, nombre] as const);
}

interface DialogProps {
  /** Season of a new match. Without a season, the server refuses, and its message says what to do. */
  readonly temporada: Temporada | null;
  readonly onDone: (notice: Notice) => void;
  /** Called when a match was created and the form stays open for one more. */
  readonly onMore: () => void;
  readonly onClose: () => void;
}

interface FormProps extends DialogProps {
  readonly catalogues: Catalogues;
  /** The match to edit; `undefined` for a new one. */
  readonly partido: Partido | undefined;
}

const TITLES = { create: 'Crear partido', edit: 'Editar partido' };

function PartidoForm({ catalogues, partido, temporada, ...props }: FormProps) {
  const title = partido ? TITLES.edit : TITLES.create;
  return (
    <PaneForm
      {...props}
      title={title}
      endpoint={partido ? endpoints.updatePartido : endpoints.addPartido}
      id={partido?._id}
      initial={formValues(partido)}
      findProblem={missingText}
      toBody={({ estado, version, ...values }) =>
        partido
          ? changeBody(values, estado, { ...partido, version })
          : creationBody(values, temporada?._id)
      }
      success={() => (partido ? 'partido actualizado!' : 'partido creado!')}
      draftTitle={partido ? `${title} contra ${partido.nombre_equipo}` : title}
    >
      {(form) => (
        <>
          {CATALOGUE_FIELDS.map(([catalogue, name, label, nameField]) => (
            <SelectInput
              key={name}
              form={form}
              name={name}
              label={label}
              options={recordOptions(catalogues[catalogue], partido?.[name], partido?.[nameField])}
            />
          ))}
          <SelectInput
            form={form}
            name="local"
            label="Local/Visitante"
            options={{ local: 'Local', visitante: 'Visitante' }}
          />
          <TextInput form={form} name="fecha_str" label="Fecha" type="date" />
          <TextInput form={form} name="hora_str" label="Hora" type="time" />
          <TextInput form={form} name="jornada" label="Jornada" type="number" />
          <TextInput form={form} name="arbitro" label="Árbitro" />
          {partido && (
            <SelectField
              label="Estado"
              name="estado"
              value={form.values.estado}
              options={STATUSES.map((option) => [option, STATUS_NAMES[option]] as const)}
              isDisabled={partido.jugado}
              hint={
                partido.jugado
                  ? 'Tiene ficha: para aplazarlo o suspenderlo, anula antes la ficha.'
                  : ''
              }
              onChange={form.setter('estado')}
            />
          )}
        </>
      )}
    </PaneForm>
  );
}

interface PartidoDialogProps extends DialogProps {
  readonly catalogues: ApiQuery<Catalogues>;
  /** The match to edit; `null` for a new one. */
  readonly id: string | null;
}

/** Form for a match's schedule and status. The status of a match with a sheet cannot be changed (regla 24). */
export function PartidoDialog({ catalogues, id, ...props }: PartidoDialogProps) {
  const partido = useApi(endpoints.fetchPartido, id ?? undefined);
  const query = joinQueries<Pick<FormProps, 'catalogues' | 'partido'>>({
    catalogues,
    partido: id === null ? { ...partido, status: 'ready', data: undefined } : partido,
  });
  return (
    <FormPane title={id === null ? TITLES.create : TITLES.edit} onClose={props.onClose}>
      {query.status === 'ready' ? (
        <PartidoForm {...query.data} {...props} />
      ) : (
        <DialogContent>
          <ApiContent query={query}>{() => null}</ApiContent>
        </DialogContent>
      )}
    </FormPane>
  );
}
