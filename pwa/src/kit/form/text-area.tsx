import { TextField, type TextFieldProps } from '@mui/material';
import type { TextareaHTMLAttributes } from 'react';

type TextAreaProps = Omit<TextFieldProps, 'multiline' | 'rows' | 'slotProps' | 'type'> & {
  minRows?: number;
  maxRows?: number;
  /** Attributes of the text's own element. */
  area?: TextareaHTMLAttributes<HTMLTextAreaElement>;
};

/** Characters that a line of a form holds, about. */
const lineLength = 60;

/** Lines that a text takes, about. */
const linesOf = (text: string): number =>
  text.split('\n').reduce((sum, { length }) => sum + Math.max(1, Math.ceil(length / lineLength)), 0);

/**
 * A text of several lines, as high as what stands in it, from `minRows` to `maxRows`. The browser sees to it; for one that cannot
 * its lines are counted, and whoever needs more draws it larger. The library's own measures the whole page for each such field
 * whenever it is drawn.
 */
export function TextArea({ minRows = 1, maxRows = Infinity, area = {}, ...field }: TextAreaProps) {
  const text = typeof field.value === 'string' ? field.value : '';
  const style = {
    fieldSizing: 'content',
    resize: 'vertical',
    minHeight: `${minRows}lh`,
    ...(maxRows !== Infinity && { maxHeight: `${maxRows}lh` }),
    ...area.style,
  } as const;
  return (
    <TextField
      {...field}
      multiline
      slotProps={{
        input: { inputComponent: 'textarea' },
        htmlInput: {
          ...area,
          rows: Math.min(maxRows, Math.max(minRows, linesOf(text))),
          type: undefined,
          style,
        },
      }}
    />
  );
}
