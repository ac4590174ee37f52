/** Changes the value of an input as if it had been typed, so that event listeners are called. */
export function setValue(input: HTMLInputElement, value: string): void {
  // React tracks the value on the element itself, so it notices only changes made with the prototype's setter.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, value);
  input.dispatchEvent(new Event("input", { bubbles: true }));
}
