import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { EmptyState } from '../../components/estados';
import { matchesSearch } from './search';
import { SelectField } from './select-field';

/** An order in which a list can be read. */
export interface ListOrder<T> {
  readonly label: string;
  readonly compare: (a: T, b: T) => number;
}

/** A part of a list that can be looked at alone. */
interface ListFilter<T> {
  readonly label: string;
  readonly isShown: (record: T) => boolean;
}

export interface ResourceListProps<T extends { readonly _id: string }> {
  readonly records: readonly T[];
  readonly searchLabel: string;
  /** What the search looks through. */
  readonly textOf: (record: T) => string;
  /** Orders to choose from, the first one to begin with; without any, as the server gives them. */
  readonly orders?: readonly ListOrder<T>[];
  /** Parts to choose from, the first one to begin with; without any, all. */
  readonly filters?: readonly ListFilter<T>[];
  /** Above the rows, by what is shown. */
  readonly tools?: (shown: readonly T[]) => ReactNode;
  /** "Aún no hay …". */
  readonly empty: string;
  readonly row: (record: T) => ReactNode;
}

/** Records with a search and, where it is useful, a choice of order. */
export function ResourceList<T extends { readonly _id: string }>({
  records,
  searchLabel,
  textOf,
  orders = [],
  filters = [],
  tools,
  empty,
  row,
}: ResourceListProps<T>) {
  const [search, setSearch] = useState('');
  const [orderLabel, setOrderLabel] = useState(orders[0]?.label ?? '');
  const [filterLabel, setFilterLabel] = useState(filters[0]?.label ?? '');
  if (records.length === 0) return <EmptyState title={empty} />;
  const order = orders.find(({ label }) => label === orderLabel);
  const filter = filters.find(({ label }) => label === filterLabel);
  const isPart = filter !== undefined && filter !== filters[0];
  const found = records.filter(
    (record) => (filter?.isShown(record) ?? true) && matchesSearch(textOf(record), search),
  );
  const shown = order ? found.toSorted(order.compare) : found;
  return (
    <Box sx={{ display: 'grid', gap: 1.5, pt: 0.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, '& > *': { flex: '1 1 200px' } }}>
        <TextField
          type="search"
          label={searchLabel}
          value={search}
          onChange={(event) => {
            setSearch(event.target.value);
          }}
          autoComplete="off"
          slotProps={{ inputLabel: { shrink: true } }}
        />
        {filters.length > 1 && (
          <SelectField
            label="Mostrar"
            value={filterLabel}
            options={filters.map(({ label }) => [label, label] as const)}
            onChange={setFilterLabel}
          />
        )}
        {orders.length > 1 && (
          <SelectField
            label="Ordenar por"
            value={orderLabel}
            options={orders.map(({ label }) => [label, label] as const)}
            onChange={setOrderLabel}
          />
        )}
      </Box>
      <Typography aria-live="polite" variant="body2" color="textSecondary">
        {search.trim() === '' && !isPart
          ? `${String(records.length)} en total`
          : `${String(shown.length)} de ${String(records.length)}`}
      </Typography>
      {tools?.(shown)}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
        {shown.map(row)}
      </Box>
    </Box>
  );
}
