/**
 * Adds a button to every block of code that copies it. Served as a file, because our pages run no inline
 * scripts.
 */
export const COPY_SCRIPT = `for (const block of document.querySelectorAll('pre')) {
  const frame = document.createElement('div');
  frame.className = 'code';
  block.replaceWith(frame);
  block.tabIndex = 0;
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = 'Copy';
  button.addEventListener('click', async () => {
    button.textContent = (await copy(block)) ? 'Copied' : 'Select and copy';
    setTimeout(() => { button.textContent = 'Copy'; }, 2000);
  });
  frame.append(block, button);
}

async function copy(block) {
  try {
    await navigator.clipboard.writeText(block.innerText.trimEnd());
    return true;
  } catch {
    // Without https, browsers give pages no clipboard; the older way needs a selection.
    getSelection().selectAllChildren(block);
    return document.execCommand('copy');
  }
}
`;
