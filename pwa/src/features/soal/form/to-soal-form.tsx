import { Navigate, useParams } from 'react-router-dom';
import { newRecord } from '../../../kit/list/use-list-address.ts';

/** The addresses of a question's form lead to the list of its bank with the form open. */
export function ToSoalForm() {
  const { master_soal_id = '', id = newRecord } = useParams();
  return <Navigate to={`/backend/ujian-master-soal-detail/${master_soal_id}?form=${id}`} replace />;
}
