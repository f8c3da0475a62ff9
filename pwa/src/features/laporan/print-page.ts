/** The one page that is printed last: it stays until the next, since browsers print it while it is there. */
const frameName = 'cetak-laporan';

/** Opens the browser's print dialog on a page of its own, without leaving the one that is open. */
export function printPage(page: Blob): void {
  document.querySelector(`iframe[name="${frameName}"]`)?.remove();
  const frame = document.createElement('iframe');
  const address = URL.createObjectURL(page);
  frame.name = frameName;
  frame.title = 'Laporan penerimaan';
  frame.hidden = true;
  frame.src = address;
  frame.addEventListener('load', () => {
    URL.revokeObjectURL(address);
    frame.contentWindow?.print();
  });
  document.body.append(frame);
}
