import { TextField, type TextFieldProps } from '@mui/material';
import type { TextareaHTMLAttributes } from 'react';

type TextAreaProps = Omit<TextFieldProps, 'multiline' | 'rows' | 'slotProps' | 'type'> & {
  /** Attributes of the text's own element. */
  area?: TextareaHTMLAttributes<HTMLTextAreaElement>;
};

/**
 * A text of several lines, as high as what stands in it, from `minRows` to `maxRows`. The browser sees to it; one that cannot keeps
 * `minRows`, and whoever needs more draws it larger. The library's own measures the whole page for each such field whenever it is drawn.
 */
export function TextArea({ minRows = 1, maxRows, area = {}, ...field }: TextAreaProps) {
  const style = {
    fieldSizing: 'content',
    resize: 'vertical',
    minHeight: `${minRows}lh`,
    ...(maxRows !== undefined && { maxHeight: `${maxRows}lh` }),
    ...area.style,
  } as const;
  return (
    <TextField
      {...field}
      multiline
      slotProps={{
        input: { inputComponent: 'textarea' },
        htmlInput: { ...area, rows: minRows, type: undefined, style },
      }}
    />
  );
}
