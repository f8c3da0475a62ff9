import { downloadPencadangan } from '@spmb/shared/pencadangan/calls.ts';

/**
 * Has the browser itself fetch a backup, straight to the disk: one of a whole school may be larger than a page's memory.
 * The ticket goes in a form's body, so that no address, history or log ever holds it.
 */
export function downloadBackup(tiket: string): void {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = downloadPencadangan.path;
  const field = document.createElement('input');
  field.type = 'hidden';
  field.name = 'tiket';
  field.value = tiket;
  form.append(field);
  document.body.append(form);
  form.submit();
  form.remove();
}
