import { matchesSearch } from '@club/shared';
import AddIcon from '@mui/icons-material/AddRounded';
import TuneIcon from '@mui/icons-material/TuneRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId, useState } from 'react';
import { EmptyState } from '../../components/page-states';
import { Page } from '../../components/page';
import type { ApiQuery } from '../../lib/api/use-api';
import { ApiContent } from './api-content';
import { LINE, PhoneText } from './rows';
import { SelectField } from './select-field';

export interface ListOrder<T> {
  readonly label: string;
  readonly compare: (a: T, b: T) => number;
}

interface ListFilter<T> {
  readonly label: string;
  readonly isShown: (record: T) => boolean;
}

/** A kind of record that is listed, with its texts. */
export interface ListedKind<T> {
  readonly title: string;
  /** The record's noun: 'equipo', as in 'Buscar equipo'. */
  readonly noun: string;
  /** What is listed: 'equipos creados'. */
  readonly listHeading: string;
  readonly list: {
    /** The text of a record in which the search looks. */
    readonly toSearchText: (record: T) => string;
    /** Sort orders, the default first; if absent, the server's order. */
    readonly orders?: readonly ListOrder<T>[];
    /** Filters, the default first; if absent, all records are shown. */
    readonly filters?: readonly ListFilter<T>[];
    /** Text of the empty list: "Aún no hay …". */
    readonly empty: string;
  };
}

export interface ListScreenProps<T> {
  readonly resource: ListedKind<T>;
  readonly documentTitle?: string;
  /** Scope of the list, such as the season. */
  readonly detail?: string | undefined;
  /** Opens the form for a new record. */
  readonly create?: { readonly label: string; readonly onClick: () => void } | undefined;
  /** Results and progress, above the list. */
  readonly notices?: ReactNode;
  readonly query: ApiQuery<readonly T[]>;
  /** Content beside the title. */
  readonly lead?: (records: readonly T[]) => ReactNode;
  /** Further controls above the list. */
  readonly tools?: (records: readonly T[], shown: readonly T[]) => ReactNode;
  readonly note?: ReactNode;
  readonly children: (shown: readonly T[], records: readonly T[]) => ReactNode;
}

const INPUT = { height: 44, bgcolor: 'background.paper' } as const;

/** Search, filter and sort of a list: the controls, and their effect. */
function useListControls<T>({ noun, list }: ListedKind<T>) {
  const { toSearchText, orders = [], filters = [] } = list;
  const [search, setSearch] = useState('');
  const [orderLabel, setOrderLabel] = useState(orders[0]?.label ?? '');
  const [filterLabel, setFilterLabel] = useState(filters[0]?.label ?? '');
  const order = orders.find(({ label }) => label === orderLabel);
  const filter = filters.find(({ label }) => label === filterLabel);
  const isFiltered = filter !== undefined && filter !== filters[0];
  const selectShown = (records: readonly T[]) => {
    const found = records.filter(
      (record) => (filter?.isShown(record) ?? true) && matchesSearch(toSearchText(record), search),
    );
    return order ? found.toSorted(order.compare) : found;
  };
  return {
    selectShown,
    reset: () => {
      setSearch('');
      setFilterLabel(filters[0]?.label ?? '');
    },
    /** '12 en total', '3 de 12'. */
    countLabel: (records: readonly T[]) =>
      search.trim() === '' && !isFiltered
        ? `${String(records.length)} en total`
        : `${String(selectShown(records).length)} de ${String(records.length)}`,
    /** Search and filter, in one line. */
    controls: (
      <>
        <OutlinedInput
          type="search"
          placeholder="Buscar"
          value={search}
          autoComplete="off"
          onChange={({ target }) => setSearch(target.value)}
          inputProps={{ 'aria-label': `Buscar ${noun}` }}
          sx={{ ...INPUT, flex: '1 1 0', minWidth: 0, maxWidth: { md: 420 } }}
        />
        {filters.length > 1 && (
          <NativeSelect
            value={filterLabel}
            input={<OutlinedInput />}
            onChange={({ target }) => setFilterLabel(target.value)}
            inputProps={{ 'aria-label': 'Mostrar' }}
            sx={{ ...INPUT, minWidth: 92, maxWidth: { xs: 128, sm: 'none' } }}
          >
            {filters.map(({ label }) => (
              <option key={label}>{label}</option>
            ))}
          </NativeSelect>
        )}
      </>
    ),
    /** Sort control; renders nothing if there is no choice. */
    order: orders.length > 1 && (
      <SelectField
        label="Ordenar por"
        value={orderLabel}
        options={orders.map(({ label }) => [label, label] as const)}
        onChange={setOrderLabel}
      />
    ),
  };
}

interface NewButtonProps {
  readonly label: string;
  /** Shows only the first word on phones. */
  readonly isShort: boolean;
  /** Invisible, but keeps its space. */
  readonly isHidden?: boolean;
  readonly onClick: () => void;
}

function NewButton({ label, isShort, isHidden = false, onClick }: NewButtonProps) {
  const [word] = label.split(' ');
  return (
    <Button
      variant="contained"
      startIcon={<AddIcon />}
      onClick={onClick}
      aria-label={label}
      style={isHidden ? { visibility: 'hidden' } : {}}
      sx={{
        flexShrink: 0,
        minHeight: 44,
        px: { xs: 1.75, sm: 2.25 },
        ...(isShort && { ml: 'auto' }),
      }}
    >
      {isShort ? <PhoneText short={word ?? label}>{label}</PhoneText> : label}
    </Button>
  );
}

/**
 * List screen of the panel: search and «Nuevo» in one line, then the rows. On a phone rarely used controls are behind a
 * button.
 */
export function ListScreen<T>(props: ListScreenProps<T>) {
  const { resource, documentTitle, detail, create, notices, query, lead, tools, note } = props;
  const { title, listHeading } = resource;
  const list = useListControls(resource);
  const [isOpen, setIsOpen] = useState(false);
  const optionsId = useId();
  const records = query.status === 'ready' ? query.data : undefined;
  const isEmpty = records?.length === 0;
  const options = records && tools?.(records, list.selectShown(records));
  const hasOptions = Boolean(options) || (Boolean(list.order) && !isEmpty);
  return (
    <Page
      title={title}
      documentTitle={documentTitle ?? `Administrar ${title.toLowerCase()}`}
      action={
        <>
          {hasOptions && !isEmpty && (
            <IconButton
              aria-label="Más opciones"
              aria-expanded={isOpen}
              aria-controls={optionsId}
              onClick={() => setIsOpen(!isOpen)}
              sx={{ display: { md: 'none' } }}
            >
              <TuneIcon />
            </IconButton>
          )}
          {records && lead?.(records)}
        </>
      }
    >
      {notices}
      <Box
        component="section"
        sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0,1fr)' }}
      >
        {!isEmpty && (
          <Box sx={{ display: 'flex', gap: 1 }}>
            {list.controls}
            {/* Hidden while loading: an empty list shows the button elsewhere, and a visible button must not move. */}
            {create && <NewButton isShort isHidden={query.status === 'loading'} {...create} />}
          </Box>
        )}
        {hasOptions && (
          <Box
            id={optionsId}
            sx={{
              ...LINE,
              display: { xs: isOpen || isEmpty ? 'flex' : 'none', md: 'flex' },
              gap: 1,
            }}
          >
            {!isEmpty && list.order && (
              <Box sx={{ flex: { xs: '1 1 200px', md: '0 1 260px' } }}>{list.order}</Box>
            )}
            {options}
          </Box>
        )}
        {!isEmpty && (
          <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1, minWidth: 0 }}>
            <Typography
              component="h2"
              noWrap
              sx={{
                fontSize: 'size.16',
                fontWeight: 700,
                flexShrink: 0,
                '&::first-letter': { textTransform: 'uppercase' },
              }}
            >
              {listHeading}
            </Typography>
            {detail !== undefined && (
              <Typography component="span" variant="body2" color="textSecondary" noWrap>
                {detail}
              </Typography>
            )}
            <Typography
              component="span"
              aria-live="polite"
              variant="body2"
              color="textSecondary"
              sx={{ ml: 'auto', flexShrink: 0 }}
            >
              {records && list.countLabel(records)}
            </Typography>
          </Box>
        )}
        <ApiContent query={query}>
          {(all) => {
            const shown = list.selectShown(all);
            if (all.length === 0) {
              return (
                <EmptyState title={resource.list.empty}>
                  {create && <NewButton isShort={false} {...create} />}
                </EmptyState>
              );
            }
            return shown.length > 0 ? (
              props.children(shown, all)
            ) : (
              <EmptyState title="Nada de la lista es así.">
                <Button variant="outlined" onClick={list.reset}>
                  Ver todo
                </Button>
              </EmptyState>
            );
          }}
        </ApiContent>
        {note}
      </Box>
    </Page>
  );
}
