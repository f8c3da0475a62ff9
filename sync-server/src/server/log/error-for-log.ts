/**
 * What the log keeps of an error and its causes. The values of a failed query, which its message and its driver's
 * details repeat, are people's data and hashes of passwords: they stay out.
 */
export function errorForLog(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) };
  const { name, message, stack = '', cause } = error;
  return {
    type: name,
    message: message.replace(/\nparams:[^]*$/, ''),
    ...('code' in error && { code: error.code }),
    stack: (stack.match(/^ +at .*$/gm) ?? []).join('\n'),
    ...(cause !== undefined && { cause: errorForLog(cause) }),
  };
}
