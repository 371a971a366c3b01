import styles from './dense-lists.css?url';

/** The style sheet of dense lists, which visitors and learners never load. */
export function DenseListStyles() {
  return <link rel="stylesheet" href={styles} precedence="default" />;
}
