import { Alert, Button, Stack } from '@mui/material';
import { formulir } from '@spmb/shared/pendaftaran/formulir/formulir.ts';
import { useFormContext } from 'react-hook-form';

/** So many fields of a step are named, more are counted. */
const namedMax = 3;

/** What stands between the form and its sending, by steps, each the way to its first field. */
export function KurangBox() {
  const { formState, setFocus } = useFormContext();
  const steps = formulir.map(({ title, fields }) => ({
    title,
    wrong: fields.filter(({ name }) => formState.errors[name] !== undefined),
  }));
  if (steps.every(({ wrong }) => wrong.length === 0)) return null;
  return (
    <Alert severity="warning">
      Belum lengkap atau belum benar:
      <Stack component="ul" sx={{ p: 0, m: 0, listStyle: 'none', alignItems: 'flex-start' }}>
        {steps.map(({ title, wrong: [first, ...others] }) => {
          if (!first) return null;
          const labels = [first, ...others].map(({ label }) => label);
          return (
            <li key={title}>
              <Button
                size="small"
                color="inherit"
                sx={{ textAlign: 'left' }}
                onClick={() => setFocus(first.name)}
              >
                {title}: {labels.length > namedMax ? `${labels.length} isian` : labels.join(', ')}
              </Button>
            </li>
          );
        })}
      </Stack>
    </Alert>
  );
}
