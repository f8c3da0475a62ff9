// The process of a part that only a test knows: a row, and then what its name says.
const [, , name] = process.argv;
await new Promise((sent) => process.send?.({ name: 'first', unit: 's', measured: [1] }, sent));
if (name === 'throws') throw new TypeError('the screen never came');
if (name === 'rejects') {
  void Promise.reject(new Error('a line was closed'));
  await new Promise((later) => setImmediate(later));
}
if (name === 'dies') process.kill(process.pid, 'SIGKILL');
await new Promise((sent) => process.send?.({ name: 'last', unit: 's', measured: [Infinity] }, sent));
process.exit();
