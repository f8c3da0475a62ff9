import { Button, Paper, Stack, Typography } from '@mui/material';
import type { Page } from '@spmb/shared/kernel/resource.ts';
import type { CardText, RowAction } from '../table/column.ts';
import { PageTurner } from './page-turner.tsx';
import type { ListAddress } from './use-list-address.ts';

interface CardListProps<Row extends { id: string }> {
  label: string;
  page: Page<Row>;
  address: ListAddress;
  card: (row: Row) => CardText;
  actions?: readonly RowAction<Row>[];
}

/** A page of rows on a phone. */
export function CardList<Row extends { id: string }>({
  label,
  page,
  address,
  card,
  actions = [],
}: CardListProps<Row>) {
  return (
    <Stack sx={{ gap: 1.5 }}>
      <Stack component="ul" aria-label={label} sx={{ gap: 1.5, m: 0, p: 0, listStyle: 'none' }}>
        {page.rows.map((row) => (
          <RowCard key={row.id} row={row} text={card(row)} actions={actions} />
        ))}
      </Stack>
      <PageTurner page={page} address={address} />
    </Stack>
  );
}

interface RowCardProps<Row> {
  row: Row;
  text: CardText;
  actions: readonly RowAction<Row>[];
}

function RowCard<Row>({ row, text, actions }: RowCardProps<Row>) {
  return (
    <Paper component="li" variant="outlined" sx={{ p: 1.5, pb: actions.length > 0 ? 0.5 : 1.5 }}>
      <Stack direction="row" sx={{ columnGap: 1, alignItems: 'flex-start', flexWrap: 'wrap' }}>
        <Typography component="div" sx={main}>
          {text.main}
        </Typography>
        {text.status}
      </Stack>
      {text.lines.map((line, index) => (
        <Typography
          key={index}
          component="div"
          variant="body2"
          sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}
        >
          {line}
        </Typography>
      ))}
      {actions.length > 0 && (
        <Stack direction="row" sx={{ flexWrap: 'wrap', mx: -0.5, mt: 0.5 }}>
          {actions.map(({ label, icon, danger, off, run }) => (
            <Button
              key={label}
              // Four acts with their icons would not fit beside each other.
              {...(actions.length < 4 && { startIcon: icon })}
              disabled={off?.(row) ?? false}
              color={danger ? 'error' : 'primary'}
              onClick={() => run(row)}
              sx={{ minHeight: 44, minWidth: 44, px: 1 }}
            >
              {label}
            </Button>
          ))}
        </Stack>
      )}
    </Paper>
  );
}

// Beside a long status a name would break within its words: the status goes below it then.
const main = { fontWeight: 600, flex: '1 1 160px', minWidth: 0, overflowWrap: 'anywhere' } as const;
